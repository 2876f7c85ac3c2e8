import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import type { TriggerEvent } from '../enrolment/trigger-rules.ts'
import { getTimeZone } from '../time-zone-queries.ts'
import { FlowReplay, type ReplayItem } from './replay.ts'
import { listEntryFacts, listOtherItems, readsContents } from './replay-items.ts'
import { listEntries, type ReplayedEntry, type ReplayRange } from './replay-queries.ts'
import { loadTodayFacts, toWalkedFlow } from './today-facts.ts'

interface ReplayOptions {
  range: ReplayRange
  /** Runs each part in the account, so that no transaction lasts as long as the replay. */
  inAccount: <T>(work: (db: Db, scope: AccountScope) => Promise<T>) => Promise<T>
  /** Called after each batch with the share that is done. Returns whether to continue. */
  onProgress: (progress: number) => Promise<boolean>
}

const batchSize = 20_000
/** Other work of the process continues, and a stop is heard, between slices of so much replayed time. */
const sliceLength = dayLength

/** Leads the account's history through these definitions at once. Undefined if it was stopped. */
export async function replayAccount(
  definitions: readonly FlowDefinition[],
  { range, inAccount, onProgress }: ReplayOptions,
): Promise<FlowReplay[] | undefined> {
  const { facts, timeZone } = await inAccount(async (db, scope) => ({
    facts: await loadTodayFacts(db, scope, definitions),
    timeZone: await getTimeZone(db, scope),
  }))
  const replays = definitions.map(
    (definition) =>
      new FlowReplay(toWalkedFlow(definition, timeZone, facts.matches), (contactId) =>
        facts.matches(definition.filters, contactId),
      ),
  )
  const others: ReplayItem[][] = []
  for (const definition of definitions) {
    const context = { range, timeZone, contactIds: facts.contactIds }
    others.push(await inAccount((db, scope) => listOtherItems(db, scope, definition, context)))
    if (!(await onProgress(0))) return undefined
  }
  const positions = others.map(() => 0)
  const hasOthers = others.some((items) => items.length > 0)
  /** Gives each replay what only it reacts to, until a time. */
  const catchUp = (till: number) => {
    if (!hasOthers) return
    for (const [n, items] of others.entries())
      for (let item = items[positions[n] ?? 0]; item && item.at <= till; item = items[positions[n] ?? 0]) {
        replays[n]?.handle(item.at, item.contactId, item.event)
        positions[n] = (positions[n] ?? 0) + 1
      }
  }
  const options = {
    range,
    facts: [...new Set(definitions.flatMap(listEntryFacts))],
    readsContents: definitions.some(readsContents),
  }
  const fetchPage = (after: ReplayedEntry | undefined) => {
    const page = inAccount((db, scope) => listEntries(db, scope, options, after, batchSize))
    // The caller that awaits it gets the error.
    page.catch(() => {})
    return page
  }
  const toEvent = createEventCache()
  let after: ReplayedEntry | undefined
  let page = options.facts.length > 0 ? fetchPage(undefined) : undefined
  while (page) {
    const entries = await page
    after = entries.at(-1) ?? after
    // The database looks for the next page while this one is replayed.
    page = entries.length < batchSize ? undefined : fetchPage(after)
    for (const { micros, contactId, fact, detail, contentId } of entries) {
      const at = Math.floor(micros / 1000)
      const event = toEvent(fact, detail, contentId)
      catchUp(at)
      for (const replay of replays) replay.handle(at, contactId, event)
    }
    if (page && after && !(await onProgress(getProgress(range, after.micros / 1000)))) {
      await page.catch(() => {})
      return undefined
    }
  }
  for (let at = after ? after.micros / 1000 : range.from.getTime(); at < range.till.getTime(); ) {
    at = Math.min(at + sliceLength, range.till.getTime())
    catchUp(at)
    for (const replay of replays) replay.advance(at)
    if (!(await onProgress(getProgress(range, at)))) return undefined
  }
  return replays
}

/** Entries about which nothing but the fact is known share one event. */
function createEventCache() {
  const shared = new Map<string, TriggerEvent>()
  return (fact: string, detail: TriggerEvent['detail'] | null, contentId: string | null): TriggerEvent => {
    if (detail || contentId !== null) return { fact, detail: detail ?? {}, contentId, isImported: false }
    const known = shared.get(fact)
    if (known) return known
    const event = { fact, detail: {}, contentId, isImported: false }
    shared.set(fact, event)
    return event
  }
}

const getProgress = ({ from, till }: ReplayRange, at: number) =>
  (at - from.getTime()) / (till.getTime() - from.getTime())
