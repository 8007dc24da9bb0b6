import { dayClocks } from '@rawnaq/domain/booking/day-clock';
import { findSlots } from '@rawnaq/domain/booking/slots';
import { naiveSlots } from './naive-slots';
import { slotWorld } from './slot-worlds';
import { isDeepStrictEqual } from 'node:util';
const w = slotWorld({employees:12,days:30,services:1});
const run=(w:any)=>findSlots({...w, days: dayClocks(w.dates[0],w.dates.length,w.time_zone)});
let t=performance.now(); const a=run(w); console.log('first',performance.now()-t);
t=performance.now(); const b=naiveSlots(w); const n=performance.now()-t; console.log('naive',n);
console.log(isDeepStrictEqual(a,b), a.reduce((s,d)=>s+d.slots.length,0));
for(let i=0;i<200;i++) run(w);
t=performance.now(); for(let i=0;i<200;i++) run(w); const o=(performance.now()-t)/200; console.log('ours',o, n/o);
t=performance.now(); for(let i=0;i<200;i++) dayClocks(w.dates[0]!,30,w.time_zone); console.log('clocks',(performance.now()-t)/200);
for (const [k,vals] of [['employees',[1,3,10,30,100]],['days',[7,15,30,60,90]],['services',[1,2,4,8]]] as const) for(const v of vals){ const w=slotWorld({employees:100,days:90,services:k==='services'?8:2,[k]:v} as any); for(let i=0;i<20;i++)run(w); const ts=[]; for(let i=0;i<15;i++){t=performance.now(); run(w); ts.push(performance.now()-t)} ts.sort((a,b)=>a-b); console.log(k,v,ts[7]!.toFixed(3), run(w).reduce((s,d)=>s+d.slots.length,0)); }
