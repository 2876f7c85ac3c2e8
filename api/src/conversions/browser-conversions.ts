import type { BrowserConversions } from '@gable/shared/conversions/browser-conversions.ts'
import type { FastifyInstance } from 'fastify'
import { createPublicConfigCache } from '../assets/public-config-cache.ts'
import { type Db, withAccount } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getConversionSettings, listActiveIntegrations } from './queries.ts'

/** What browsers need to report conversions; undefined while every vendor is off. */
export async function getBrowserConversions(db: Db, scope: AccountScope): Promise<BrowserConversions | undefined> {
  const integrations = await listActiveIntegrations(db, scope)
  if (integrations.length === 0) return undefined
  const { leadValueCents, sharesDetails } = await getConversionSettings(db, scope)
  const vendors = integrations.map(({ vendor, public_id, conversion_id, token }) => [
    vendor,
    {
      id: public_id,
      ...(conversion_id && { conversionId: conversion_id }),
      // These two would count a lead twice that comes from browser and server.
      ...(token && (vendor === 'GA4' || vendor === 'LINKEDIN') && { isServerSide: true }),
    },
  ])
  return {
    vendors: Object.fromEntries(vendors),
    ...(leadValueCents !== null && { value: leadValueCents / 100 }),
    ...(sharesDetails && { sharesDetails: true }),
  }
}

/** Returns a function that finds them for a page or widget. Every page view needs them, so they are cached. */
export function createConversionLookup(app: Pick<FastifyInstance, 'db' | 'assets'>) {
  const cache = createPublicConfigCache<BrowserConversions>()
  app.assets.onContentChanged(cache.invalidate)

  return async (assetId: string): Promise<BrowserConversions | undefined> => {
    const asset = await app.assets.find(assetId)
    if (asset?.status !== 'PUBLISHED') return undefined
    const { scope } = asset
    const { accountId } = scope
    const read = () => withAccount(app.db, scope, (db) => getBrowserConversions(db, scope))
    return cache.get(accountId) ?? cache.load(accountId, accountId, read())
  }
}
