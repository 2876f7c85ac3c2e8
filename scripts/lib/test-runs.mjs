import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { inRoot, root } from './repository.mjs'
import { runCaptured } from './run.mjs'

/** Runs the vitest projects that match `projectFilter`; `words` narrow the run to test files with one of them in the path. */
export function runVitest(projectFilter, words = []) {
  const resultFile = inRoot('.cache', `vitest-${projectFilter.replace(/\W/g, '')}.json`)
  const program = inRoot('node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${resultFile}`]
  const args = [program, 'run', '--project', projectFilter, ...reporters, '--passWithNoTests', ...words]
  return runTests({ resultFile, args, count: countVitest, mayBeEmpty: words.length > 0 })
}

function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A file that fails to load has no tests to count as failed.
  const unloaded = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length)
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
    failedTests: testResults.flatMap(({ name, status, assertionResults }) => {
      const titles = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName)
      return (status === 'failed' && titles.length === 0 ? ['(does not load)'] : titles).map(
        (title) => `${relative(root, name)} › ${title}`,
      )
    }),
  }
}

/** Runs the browser stories, or those with one of `words` in the path. */
export async function runStories(words = []) {
  if (words.length > 0 && !listStories().some((file) => words.some((word) => file.includes(word)))) return nothing
  const resultFile = inRoot('.cache', 'stories.json')
  const program = inRoot('tests', 'node_modules', '@playwright', 'test', 'cli.js')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile }
  const args = [program, 'test', '--config', 'tests/playwright.config.ts', '--reporter', 'dot,json', ...words]
  return runTests({ resultFile, args, env, count: countStories })
}

/** Playwright starts the whole product before it finds out that no story matches. */
const listStories = () =>
  ['e2e', 'hosts'].flatMap((folder) =>
    readdirSync(inRoot('tests', folder))
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => `${folder}/${file}`),
  )

function countStories({ suites, stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats
  const failedTests = suites.flatMap(listFailedStories)
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped, flaky, failedTests }
}

const listFailedStories = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `tests/${file} › ${title}`),
  ...suites.flatMap(listFailedStories),
]

const nothing = { passed: 0, failed: 0, skipped: 0, summary: 'no tests' }

async function runTests({ resultFile, args, env, count, mayBeEmpty }) {
  rmSync(resultFile, { force: true })
  const { code, output } = await runCaptured(process.execPath, args, { env, minutes: 25 })
  const counts = existsSync(resultFile) ? count(JSON.parse(readFileSync(resultFile, 'utf8'))) : nothing
  // A run that ends badly without a failed test, or runs no test at all, has crashed.
  const hasCrashed = counts.failed === 0 && (code !== 0 || (counts.passed === 0 && !mayBeEmpty))
  const failed = hasCrashed ? 1 : counts.failed
  return {
    ...counts,
    failed,
    problem: failed ? output.trim() || `exited with code ${code}` : '',
    summary: summarize({ ...counts, failed }),
  }
}

const summarize = ({ passed, failed, flaky }) =>
  [`${passed} passed`, failed && `${failed} failed`, flaky && `${flaky} passed on retry`].filter(Boolean).join(', ')
