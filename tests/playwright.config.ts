import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { e2eBrowserFlags, e2eIgnoredFlags, getE2eBrowserPath } from './support/browser.ts'

const executablePath = await getE2eBrowserPath()

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'hosts/**/*.spec.ts'],
  outputDir: '../.cache/stories',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: Math.max(2, availableParallelism() - 1),
  timeout: 60_000,
  // CI repeats a failed story once and reports it as "passed on retry". `npm run soak` repeats without retries.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: e2eBrowserFlags, ignoreDefaultArgs: e2eIgnoredFlags },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    // Animations are skipped, as for every user who asks for reduced motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces make every test about a third slower, so they are only recorded with `TRACE=1`.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
})
