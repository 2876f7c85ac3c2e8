import { createHash } from 'node:crypto'
import { hourLength } from '@gable/shared/time/calendar.ts'
import type { EncodedPage } from './page-request.ts'

interface StoredPage {
  /** The hash of everything that the page shows. */
  fingerprint: string
  page: EncodedPage
  storedAt: number
}

/** Some 1,500 compressed pages. */
const maximumBytes = 32 * 1024 * 1024
/** Mail scanners, messengers and reloads ask for the same page within minutes. Pages about people are not kept for longer. */
const maximumAge = hourLength

/**
 * Keeps pages as they were sent, and returns one again while everything that it shows is the same. The data is read for every
 * request, so a page never shows what has changed since: only rendering and compressing are saved.
 */
export function createRenderedPages(clock: () => number = Date.now) {
  // The oldest first.
  const pages = new Map<string, StoredPage>()
  let bytes = 0

  function remove(key: string) {
    bytes -= pages.get(key)?.page.body.length ?? 0
    pages.delete(key)
  }

  function store(key: string, stored: StoredPage) {
    remove(key)
    pages.set(key, stored)
    bytes += stored.page.body.length
    for (const [oldest, { storedAt }] of pages) {
      if (bytes <= maximumBytes && storedAt > clock() - maximumAge) break
      remove(oldest)
    }
  }

  return {
    /** `key` names the page and its variant, of which only the last one is kept. */
    async get(key: string, data: unknown, render: () => Promise<EncodedPage>): Promise<EncodedPage> {
      const fingerprint = createHash('sha256').update(JSON.stringify(data)).digest('base64')
      const stored = pages.get(key)
      if (stored?.fingerprint === fingerprint) return stored.page
      const page = await render()
      store(key, { fingerprint, page, storedAt: clock() })
      return page
    },
  }
}

/** Returns a function that numbers objects. The number stands for all that an object holds, so the object must never change. */
export function createObjectNumbers() {
  const numbers = new WeakMap<object, number>()
  let count = 0
  return (object: object): number => {
    const number = numbers.get(object) ?? ++count
    numbers.set(object, number)
    return number
  }
}
