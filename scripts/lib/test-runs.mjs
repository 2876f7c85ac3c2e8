import { existsSync, readFileSync, rmSync } from 'node:fs'
import { exists, inRoot } from './repository.mjs'
import { capture } from './run.mjs'

/** Runs the vitest projects that `filter` names and counts what they say. */
export async function vitest(filter) {
  const file = inRoot('.cache', `vitest-${filter.replace(/\W/g, '')}.json`)
  const program = inRoot('node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  return counted(file, [program, 'run', '--project', filter, ...reporters], {}, countVitest)
}

function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A file that does not load has no tests to fail.
  const unloaded = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length)
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
  }
}

/** Runs the browser stories; there may be none yet. */
export async function stories() {
  const config = 'tests/playwright.config.ts'
  if (!exists(config)) return { passed: 0, failed: 0, skipped: 0, note: 'there are none' }
  const file = inRoot('.cache', 'stories.json')
  const program = inRoot('tests', 'node_modules', '@playwright', 'test', 'cli.js')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  return counted(file, [program, 'test', '--config', config, '--reporter', 'dot,json'], env, countStories)
}

function countStories({ stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped, flaky }
}

const patience = { minutes: 15 }

async function counted(file, parameters, env, count) {
  rmSync(file, { force: true })
  const { code, output } = await capture(process.execPath, parameters, { env, ...patience })
  const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0, skipped: 0 }
  // A run that ends badly without a failed test, or without a single test, has crashed.
  const crashed = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  const failed = crashed ? 1 : counts.failed
  return {
    ...counts,
    failed,
    complaint: failed ? output.trim() || `ended with ${code}` : '',
    note: noteOf({ ...counts, failed }),
  }
}

const noteOf = ({ passed, failed, flaky }) =>
  [`${passed} passed`, failed && `${failed} failed`, flaky && `${flaky} needed a second try`].filter(Boolean).join(', ')
