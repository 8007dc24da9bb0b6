import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs a program and answers its exit code and, unless it is shown live, its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, live?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = {}, live = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      // Nobody else would say it: a program that is killed has no last words.
      const end = signal ? `${args[0] ?? command} was ended by ${signal}.\n` : '';
      if (live) process.stderr.write(end);
      resolve({ code: code ?? 1, output: output + end });
    });
  });
}

/**
 * Runs a program of the repository's own Node, such as a package's command-line file.
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, live?: boolean }} [options]
 */
export function runNode(file, args, options) {
  return run(process.execPath, [file, ...args], options);
}
