import type { Config } from './config';
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo/texts/demo-logins';
import { sandboxNotes } from './sandbox-channels';

/** What a person sees after `npm start`. Passwords only in a demo world. */
export function welcome(config: Config, port: number): void {
  const base = `http://localhost:${port}`;
  const lines = [
    '',
    `  Rawnaq is running at ${base}`,
    '',
    `  Website   ${base}/en    ${base}/ar`,
    `  Salon     ${base}/en/merchant    ${base}/ar/merchant`,
    `  Manager   ${base}/en/manager    ${base}/ar/manager`,
    `  API       ${base}/api/docs`,
  ];
  if (config.production && !config.databaseUrl)
    lines.push(
      '',
      '  The embedded database is for trying out: nobody backs it up or watches it.',
      '  Set DATABASE_URL to a PostgreSQL of your own before you work with it.',
    );
  if (config.demo)
    lines.push(
      '',
      `  Demo logins (password for all: ${DEMO_PASSWORD})`,
      ...DEMO_LOGINS.map(({ login, who }) => `    ${login.padEnd(24)} ${who}`),
    );
  if (config.production && config.sandboxChannels.length > 0)
    lines.push('', ...sandboxNotes(config.sandboxChannels).map((note) => `  ${note}`));
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
