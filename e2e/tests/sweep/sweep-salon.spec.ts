import { sweep } from '../../sweep/sweep';

await sweep('every page of a salon', ({ name, reader }) => reader === 'signed-in' && name.startsWith('merchant-'));
