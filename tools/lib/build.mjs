import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';
import { run, runNode } from './run.mjs';

/** @typedef {{ name: string, config: string, inputs: string[], run: () => Promise<void> }} Target */

const stampFile = join(root, 'dist', '.stamps.json');
const shared = ['packages/domain/src', 'tsconfig.base.json', 'package-lock.json', 'tools/lib/build.mjs'];
const web = [...shared, 'apps/web'];

/** @type {Target[]} */
const targets = [
  {
    name: 'server',
    config: 'apps/server/src/main.ts',
    inputs: [...shared, 'apps/server/src'],
    run: () => bundleServer(join(root, 'dist', 'server')),
  },
  { name: 'web', config: 'apps/web/vite.config.ts', inputs: web, run: () => vite('vite.config.ts', 'web') },
  {
    name: 'public',
    config: 'apps/web/vite.public.config.ts',
    inputs: web,
    run: () => vite('vite.public.config.ts', 'public'),
  },
  { name: 'doors', config: 'apps/web/vite.config.ts', inputs: web, run: drawDoors },
  {
    name: 'public-ssr',
    config: 'apps/web/vite.public.config.ts',
    inputs: web,
    run: () => vite('vite.public.config.ts', 'public-ssr', '--ssr', 'src/public/entry-server.tsx'),
  },
];

/** Builds what changed since its last build into dist/. Finding out that nothing did takes a few milliseconds. */
export async function buildIfStale({ force = false } = {}) {
  const stamps = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
  for (const target of targets) {
    if (!existsSync(join(root, target.config))) continue;
    // Taken before the build: what changes meanwhile is built next time.
    const stamp = stampOf(target.inputs);
    if (!force && stamps[target.name] === stamp && existsSync(join(root, 'dist', target.name))) continue;
    const began = performance.now();
    await target.run();
    stamps[target.name] = stamp;
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, JSON.stringify(stamps, null, 2));
    console.log(`Built ${target.name} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
}

/**
 * @param {string[]} inputs
 * @param {string} [base]
 */
export function stampOf(inputs, base = root) {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) addTo(hash, join(base, input), base);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 * @param {string} base
 */
function addTo(hash, path, base) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat || /\.test\.tsx?$/.test(path)) return;
  if (!stat.isDirectory()) return void hash.update(`${relative(base, path)}:${stat.mtimeMs}:${stat.size}\n`);
  for (const name of readdirSync(path).sort()) {
    const isSource = name !== 'node_modules' && name !== 'dist' && !name.startsWith('.');
    if (isSource) addTo(hash, join(path, name), base);
  }
}

/** What the server runs in threads and processes of their own: one file each. */
const sidePrograms = [
  'infra/sheets/sheet-worker.ts',
  'infra/pictures/picture-process.ts',
  'infra/pdf/paper-worker.ts',
  'modules/forecast/forecast-worker.ts',
  'modules/property-stays/apart/calendar-worker.ts',
];

/**
 * The server and its side programs, with the migrations and SQL functions beside them. The server is two files and
 * what they share, because its database starts while it reads the larger one. Packages are looked for from there, so
 * they must lie inside the repository.
 * @param {string} out
 */
export async function bundleServer(out) {
  const { build } = await import('esbuild');
  rmSync(out, { recursive: true, force: true });
  /** @param {string[]} entries @param {boolean} splitting */
  const bundle = (entries, splitting) =>
    build({
      entryPoints: Object.fromEntries(
        entries.map((entry) => [basename(entry, '.ts'), join(root, 'apps/server/src', entry)]),
      ),
      outdir: out,
      absWorkingDir: root,
      bundle: true,
      splitting,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      logLevel: 'warning',
      plugins: [
        {
          name: 'npm-packages-stay-outside',
          setup({ onResolve }) {
            onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
              kind === 'entry-point' || path.startsWith('@rawnaq/') ? undefined : { path, external: true },
            );
          },
        },
      ],
    });
  await Promise.all([bundle(['main.ts'], true), bundle(sidePrograms, false)]);
  for (const folder of ['migrations', 'functions'])
    cpSync(join(root, 'apps/server/src/db', folder), join(out, folder), {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    });
}

/**
 * The sign-in pages as plain HTML, drawn by the app's own component: a visitor who only signs in loads no framework.
 * Their styles and the app's files to fetch while she types are read from the app's manifest, so this comes after the
 * app.
 */
async function drawDoors() {
  const out = join(root, 'dist', 'doors');
  await vite('vite.config.ts', 'doors', '--ssr', 'src/app/door/entry-door.tsx');
  // In a process of its own, because React decides once whether it warns developers.
  const drawing =
    'console.log(JSON.stringify(await (await ' +
    `import(${JSON.stringify(pathToFileURL(join(out, 'entry-door.js')).href)})).drawDoors()))`;
  const drawn = await run(process.execPath, ['--input-type=module', '-e', drawing], {
    env: { NODE_ENV: 'production' },
  });
  if (drawn.code !== 0) throw new Error(`The sign-in pages could not be drawn.\n${drawn.output}`);
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(root, 'apps/web/src/app/door/door-script.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
  });
  const script = outputFiles[0]?.text ?? '';
  const name = `hashed/door-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(root, 'dist/web', name), script);
  const manifest = JSON.parse(readFileSync(join(root, 'dist/web/.vite/manifest.json'), 'utf8'));
  const app = filesOf(manifest, 'index.html');
  const page = filesOf(manifest, 'src/features/auth/pages/sign-in-page.tsx');
  const doors = {
    script: name,
    app: manifest['index.html'].file,
    preload: [...new Set([...app.scripts, ...page.scripts])],
    styles: [...page.styles].filter((file) => !app.styles.has(file)),
    pages: JSON.parse(drawn.output),
  };
  writeFileSync(join(out, 'doors.json'), JSON.stringify(doors));
}

/**
 * @param {Record<string, { file: string, css?: string[], imports?: string[] }>} manifest
 * @param {string} entry
 */
function filesOf(manifest, entry) {
  const [scripts, styles] = [new Set(), new Set()];
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  visit(entry);
  return { scripts, styles };
}

/**
 * @param {string} config
 * @param {string} out
 * @param {string[]} flags
 */
async function vite(config, out, ...flags) {
  const cwd = join(root, 'apps/web');
  const cli = join(dirname(createRequire(join(cwd, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
  const args = [
    'build',
    '--config',
    config,
    '--outDir',
    `../../dist/${out}`,
    '--emptyOutDir',
    '--logLevel',
    'warn',
    ...flags,
  ];
  const { code, output } = await runNode(cli, args, { cwd, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`The build of ${out} failed.\n${output}`);
  if (output.trim()) console.log(output.trim());
}
