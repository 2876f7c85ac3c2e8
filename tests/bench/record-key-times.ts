import type { Page } from 'playwright'

const letters = 60
/** Between two letters of a quick typist. */
const pauseMilliseconds = 150

/**
 * Types where the caret is, on a processor slowed down four times. Returns for each letter the milliseconds until it is painted
 * in the preview of the editor.
 */
export async function recordKeyTimes(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(recordKeys)
  for (let n = 0; n < letters; n++) {
    await page.keyboard.press('a')
    await page.waitForTimeout(pauseMilliseconds)
  }
  return page.evaluate(() => window.keyTimes)
}

declare global {
  interface Window {
    keyTimes: number[]
  }
}

/** Runs in the page. A change is painted one frame after the frame in which it was made. */
function recordKeys() {
  window.keyTimes = []
  let startedAt = 0
  addEventListener('keydown', ({ timeStamp }) => (startedAt = timeStamp), { capture: true })
  const observer = new MutationObserver(() => {
    if (startedAt === 0) return
    const start = startedAt
    startedAt = 0
    requestAnimationFrame(() => setTimeout(() => window.keyTimes.push(performance.now() - start)))
  })
  const preview = document.querySelector<HTMLIFrameElement>('iframe[title^="Preview of"]')
  const options = { subtree: true, childList: true, characterData: true }
  if (preview?.contentDocument) observer.observe(preview.contentDocument.body, options)
}
