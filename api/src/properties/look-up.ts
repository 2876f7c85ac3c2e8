import type { Db } from '../platform/database.ts'
import { withDeadline } from '../platform/deadline.ts'
import { inAccountOfJob } from '../platform/jobs/in-account-of-job.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { notify } from '../platform/live/notify.ts'
import type { Log } from '../platform/observe/log.ts'
import { type Delivered, deliverySchemas } from './delivered.ts'
import { keepComparables, keepEstimates, keepFacts, keepMortgages } from './keep-queries.ts'
import { endLookUp, readAskedHome } from './lookup-queries.ts'
import { type AskedHome, type Delivery, deliveries, type PropertyProvider } from './provider.ts'

/** Asks the provider all there is to know of one home. What fails, or makes no sense, leaves what was known, with its day. */
export const lookUpProperty =
  (openProvider: (db: Db) => PropertyProvider, patience = longest): Tasks['look-up-property'] =>
  async ({ db, payload, log, signal }) => {
    const { propertyId } = payload
    const home = await inAccountOfJob(db, payload, (db, scope) => readAskedHome(db, scope, propertyId))
    if (!home) return
    const { delivered, failed } = await withDeadline(signal, patience, (soon) =>
      askedFor(openProvider(db), home, soon, log),
    )
    signal.throwIfAborted()
    await inAccountOfJob(db, payload, async (db, scope) => {
      if (delivered.facts) await keepFacts(db, scope, propertyId, delivered.facts)
      if (delivered.estimates) await keepEstimates(db, scope, propertyId, delivered.estimates)
      if (delivered.mortgages) await keepMortgages(db, scope, propertyId, delivered.mortgages)
      if (delivered.comparables) await keepComparables(db, scope, propertyId, delivered.comparables)
      await endLookUp(db, scope, propertyId, { failed, from: delivered.facts?.from })
      await notify(db, scope, { kind: 'properties', id: propertyId })
    })
  }

/** No provider is waited for longer. */
const longest = 10_000

async function askedFor(provider: PropertyProvider, home: AskedHome, signal: AbortSignal, log: Log) {
  const delivered: Partial<Delivered> = {}
  const failed: Delivery[] = []
  const ask = async <K extends Delivery>(delivery: K, about: AskedHome) => {
    try {
      const said = await Promise.race([provider[delivery](about, signal), abortOf(signal)])
      if (said !== undefined) delivered[delivery] = deliverySchemas[delivery].parse(said) as Delivered[K]
    } catch (error) {
      failed.push(delivery)
      log.warn({ delivery, reason: (error as Error).name }, 'A provider of homes failed')
    }
  }
  // Where the home is, and how large, decides what it is compared with.
  await ask('facts', home)
  const { facts } = delivered
  const found = {
    ...home,
    latitude: facts?.latitude ?? home.latitude,
    longitude: facts?.longitude ?? home.longitude,
    aboveGradeSqft: facts?.aboveGradeSqft ?? home.aboveGradeSqft,
  }
  await Promise.all(deliveries.filter((delivery) => delivery !== 'facts').map((delivery) => ask(delivery, found)))
  return { delivered, failed }
}

/** A provider may not listen to the signal: nobody waits for that one either. */
const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
