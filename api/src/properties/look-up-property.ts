import type { Db } from '../platform/database.ts'
import { withDeadline } from '../platform/deadline.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Log } from '../platform/observe/log.ts'
import { type ProviderData, providerDataSchemas } from './provider-data.ts'
import { replaceComparables, upsertEstimates, updateFacts, replaceMortgages } from './provider-data-queries.ts'
import { completeLookup, getLookupTarget } from './lookup-queries.ts'
import { type LookupTarget, type ProviderDataKind, providerDataKinds, type PropertyProvider } from './provider.ts'

/** Asks the provider all there is to know of one home. What fails, or makes no sense, leaves what was known, with its day. */
export const lookUpProperty =
  (openProvider: (db: Db) => PropertyProvider, patience = defaultTimeout): Tasks['look-up-property'] =>
  async ({ db, payload, log, signal }) => {
    const { propertyId } = payload
    const home = await withJobAccount(db, payload, (db, scope) => getLookupTarget(db, scope, propertyId))
    if (!home) return
    const { delivered, failed } = await withDeadline(signal, patience, (soon) =>
      fetchProviderData(openProvider(db), home, soon, log),
    )
    signal.throwIfAborted()
    await withJobAccount(db, payload, async (db, scope) => {
      if (delivered.facts) await updateFacts(db, scope, propertyId, delivered.facts)
      if (delivered.estimates) await upsertEstimates(db, scope, propertyId, delivered.estimates)
      if (delivered.mortgages) await replaceMortgages(db, scope, propertyId, delivered.mortgages)
      if (delivered.comparables) await replaceComparables(db, scope, propertyId, delivered.comparables)
      await completeLookup(db, scope, propertyId, { failed, from: delivered.facts?.from })
      await publishLiveEvent(db, scope, { kind: 'properties', id: propertyId })
    })
  }

/** No provider is waited for longer. */
const defaultTimeout = 10_000

async function fetchProviderData(provider: PropertyProvider, home: LookupTarget, signal: AbortSignal, log: Log) {
  const delivered: Partial<ProviderData> = {}
  const failed: ProviderDataKind[] = []
  const ask = async <K extends ProviderDataKind>(delivery: K, about: LookupTarget) => {
    try {
      const said = await Promise.race([provider[delivery](about, signal), rejectOnAbort(signal)])
      if (said !== undefined) delivered[delivery] = providerDataSchemas[delivery].parse(said) as ProviderData[K]
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
  await Promise.all(providerDataKinds.filter((delivery) => delivery !== 'facts').map((delivery) => ask(delivery, found)))
  return { delivered, failed }
}

/** A provider may not listen to the signal: nobody waits for that one either. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
