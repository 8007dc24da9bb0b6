import { publicVariables } from './css-variables.mjs';
import { glossaryWords } from './glossary.mjs';
import {
  effectReturns,
  fadedWhileBusy,
  fileNames,
  fileSize,
  folderSize,
  lineWidth,
  plainInterfaces,
  sharedMocks,
  skippedTests,
  typeEscapes,
} from './hygiene.mjs';
import { importCycles, importWalls } from './import-walls.mjs';
import { layers } from './layers.mjs';
import { jsxText } from './jsx-text.mjs';
import { localePairs, localizedTexts } from './locales.mjs';
import { logicalDirection } from './logical-direction.mjs';
import { functionFiles, newMigrations } from './migrations.mjs';
import {
  answerPlace,
  clockPlace,
  domainPurity,
  environmentReads,
  fetchPlace,
  formatPlace,
  sqlPlace,
} from './right-place.mjs';
import { slowPatterns } from './slow-patterns.mjs';
import { isScript } from './source.mjs';
import { stateCodes } from './states/state-codes.mjs';
import { tableOwners } from './table-owners.mjs';

/**
 * @typedef {import('./source.mjs').Finding} Finding
 * @typedef {import('./source.mjs').SourceFile} SourceFile
 */

/** @type {Record<string, (path: string, text: string) => Finding[]>} */
const scriptChecks = {
  importWalls,
  layers,
  domainPurity,
  environmentReads,
  sqlPlace,
  fetchPlace,
  formatPlace,
  clockPlace,
  answerPlace,
  jsxText,
  localizedTexts,
  glossaryWords,
  logicalDirection,
  skippedTests,
  sharedMocks,
  typeEscapes,
  effectReturns,
  plainInterfaces,
  fileSize,
  lineWidth,
  fileNames,
  slowPatterns,
};
/** @type {Record<string, (path: string, text: string) => Finding[]>} */
const styleChecks = { logicalDirection, fileSize, lineWidth, fadedWhileBusy };
/** @type {Record<string, (path: string, text: string) => Finding[]>} */
const sqlChecks = { newMigrations, functionFiles, lineWidth };
const wholeChecks = { folderSize, importCycles, localePairs };
/** These look at scripts, styles and SQL together. */
const houseChecks = { tableOwners, publicVariables, stateCodes };

/**
 * Runs every check over the files and answers lines like `path:line check: message`.
 * @param {SourceFile[]} files
 * @returns {string[]}
 */
export function runChecks(files) {
  const scripts = files.filter(({ path }) => isScript(path));
  const styles = files.filter(({ path }) => path.endsWith('.css'));
  return [
    ...scripts.flatMap((file) => applyTo(file, scriptChecks)),
    ...styles.flatMap((file) => applyTo(file, styleChecks)),
    ...files.filter(({ path }) => path.endsWith('.sql')).flatMap((file) => applyTo(file, sqlChecks)),
    ...applyToAll(scripts, wholeChecks),
    ...applyToAll(files, houseChecks),
  ];
}

/**
 * @param {SourceFile} file
 * @param {Record<string, (path: string, text: string) => Finding[]>} checks
 */
function applyTo({ path, text }, checks) {
  return Object.entries(checks).flatMap(([name, check]) =>
    check(path, text).map(({ line, message }) => `${path}:${line} ${name}: ${message}`),
  );
}

/**
 * @param {SourceFile[]} files
 * @param {Record<string, (files: SourceFile[]) => (Finding & { path: string })[]>} checks
 */
function applyToAll(files, checks) {
  return Object.entries(checks).flatMap(([name, check]) =>
    check(files).map(({ path, line, message }) => `${path}:${line} ${name}: ${message}`),
  );
}
