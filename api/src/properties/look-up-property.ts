import type { Db } from '../platform/database.ts'
import { withDeadline } from '../platform/deadline.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Log } from '../platform/observe/log.ts'
import { completeLookup, getLookupTarget } from './lookup-queries.ts'
import { type LookupTarget, type PropertyProvider, type ProviderDataKind, providerDataKinds } from './provider.ts'
import { type ProviderData, providerDataSchemas } from './provider-data.ts'
import { replaceComparables, replaceMortgages, updateFacts, upsertEstimates } from './provider-data-queries.ts'

const defaultTimeout = 10_000

/** Fetches everything the provider has on a property. When one kind of data fails or is invalid, its stored data stays. */
export const lookUpProperty =
  (createProvider: (db: Db) => PropertyProvider, timeout = defaultTimeout): Tasks['look-up-property'] =>
  async ({ db, payload, log, signal }) => {
    const { propertyId } = payload
    const target = await withJobAccount(db, payload, (db, scope) => getLookupTarget(db, scope, propertyId))
    if (!target) return
    const { data, failed } = await withDeadline(signal, timeout, (deadline) =>
      fetchProviderData(createProvider(db), target, deadline, log),
    )
    signal.throwIfAborted()
    await withJobAccount(db, payload, async (db, scope) => {
      if (data.facts) await updateFacts(db, scope, propertyId, data.facts)
      if (data.estimates) await upsertEstimates(db, scope, propertyId, data.estimates)
      if (data.mortgages) await replaceMortgages(db, scope, propertyId, data.mortgages)
      if (data.comparables) await replaceComparables(db, scope, propertyId, data.comparables)
      await completeLookup(db, scope, propertyId, { failed, from: data.facts?.from })
      await publishLiveEvent(db, scope, { kind: 'properties', id: propertyId })
    })
  }

async function fetchProviderData(provider: PropertyProvider, target: LookupTarget, signal: AbortSignal, log: Log) {
  const data: Partial<ProviderData> = {}
  const failed: ProviderDataKind[] = []
  const fetchKind = async <K extends ProviderDataKind>(kind: K, target: LookupTarget) => {
    try {
      const response = await Promise.race([provider[kind](target, signal), rejectOnAbort(signal)])
      if (response !== undefined) data[kind] = providerDataSchemas[kind].parse(response) as ProviderData[K]
    } catch (error) {
      failed.push(kind)
      log.warn({ kind, reason: (error as Error).name }, 'A property data provider failed')
    }
  }
  // Facts come first, because the location and the size decide which comparables fit.
  await fetchKind('facts', target)
  const { facts } = data
  const locatedTarget = {
    ...target,
    latitude: facts?.latitude ?? target.latitude,
    longitude: facts?.longitude ?? target.longitude,
    aboveGradeSqft: facts?.aboveGradeSqft ?? target.aboveGradeSqft,
  }
  await Promise.all(providerDataKinds.filter((kind) => kind !== 'facts').map((kind) => fetchKind(kind, locatedTarget)))
  return { data, failed }
}

/** Enforces the timeout on providers that ignore the signal. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
