import { defineCodes } from '../kernel/state-machine';

/** What a process of ours does: it answers, works jobs off, or both. */
export const processRoles = defineCodes({
  web: { code: 'web', label: { en: 'Web server', ar: 'خادم الويب' } },
  worker: { code: 'worker', label: { en: 'Worker', ar: 'منفّذ المهام' } },
  all: { code: 'all', label: { en: 'Web server and worker', ar: 'خادم الويب ومنفّذ المهام' } },
});
