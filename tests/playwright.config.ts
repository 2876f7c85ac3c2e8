import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserFlags, browserOfStories } from './support/browser.ts'

const executablePath = await browserOfStories()

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'hosts/**/*.spec.ts'],
  outputDir: '../.cache/stories',
  globalSetup: './support/product.ts',
  fullyParallel: true,
  workers: Math.max(2, availableParallelism() - 1),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: browserFlags },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    // What moves is in its place at once, as for everybody who asks for that.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every story costs a third of its time: `TRACE=1` asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
})
