import type { BookingLayoutInput } from '@gable/public-pages/appointments/booking-layout.tsx'
import type { BookingPageSettings } from '@gable/shared/appointments/booking-page.ts'
import { type PublicBrand, toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import { usTimeZones } from '@gable/shared/identity/us-time-zones.ts'
import { invariant } from '@gable/shared/invariant.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { FastifyReply } from 'fastify'
import {
  type AgentScope,
  type BookingAgent,
  getBookingAgent,
  getBookingPageSettings,
} from '../appointments/booking-page-queries.ts'
import { getBranding } from '../branding/queries.ts'
import type { Db } from '../platform/database.ts'
import type { GetFileUrl } from './embed-files.ts'
import { sendPage } from './page-request.ts'

export interface BookingPageContext {
  scope: AgentScope
  agent: BookingAgent
  settings: BookingPageSettings
  brand: PublicBrand
  language: Language
  /** The visitor's. */
  timeZone: string
}

export async function loadBookingPage(
  db: Db,
  scope: AgentScope,
): Promise<Omit<BookingPageContext, 'language' | 'timeZone'>> {
  const branding = await getBranding(db, scope, null)
  invariant(branding, 'the account has no default branding')
  return {
    scope,
    agent: await getBookingAgent(db, scope),
    settings: await getBookingPageSettings(db, scope),
    brand: toPublicBrand(branding),
  }
}

export const getBookingLayout = (
  { agent, settings, brand, language }: BookingPageContext,
  fileUrl: GetFileUrl,
): Omit<BookingLayoutInput, 'children' | 'otherLanguageUrl'> => ({
  brand,
  agent,
  language,
  fileUrl,
  offer: settings,
})

/** Those of the United States, with those of the agent and the visitor. */
export const timeZones = (...own: string[]): string[] => [...new Set([...usTimeZones, ...own])]

/** A time zone that a visitor chose; anyone may write one into a link. */
export const parseTimeZone = (value: unknown, fallback: string): string =>
  typeof value === 'string' && supportedTimeZones.has(value) ? value : fallback

const supportedTimeZones = new Set([...Intl.supportedValuesOf('timeZone'), ...usTimeZones])

/** Free times are out of date in seconds, and appointments are private. */
export const sendBookingPage = (reply: FastifyReply, page: { html: string; style: string }) =>
  sendPage(reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow'), page)
