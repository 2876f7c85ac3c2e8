import { publicBrandOf } from '@gable/shared/branding/public-brand.ts'
import { askedOf } from '@gable/shared/journeys/asked.ts'
import { consentWordingOf } from '@gable/shared/journeys/consent.ts'
import type { Journey, Language } from '@gable/shared/journeys/journey.ts'
import type { FastifyInstance } from 'fastify'
import { readBranding } from '../branding/queries.ts'
import { formsOfAction } from '../forms/queries.ts'
import { type Db, inAccount } from '../platform/database.ts'
import type { KnownSubject } from '../platform/subject-map.ts'
import { sealConsent } from './consent-seal.ts'
import { readCourse } from './queries.ts'

/** In which language, and of a page with tabs by which one. */
export interface Entrance {
  language: Language
  tab?: number
}

/** Where a widget or page leads its visitors now. Undefined where it leads nowhere, or is taken away. */
export async function findJourney(
  { db, subjects }: Pick<FastifyInstance, 'db' | 'subjects'>,
  subjectId: string,
  entrance: Entrance,
  secret: Buffer,
): Promise<Journey | undefined> {
  const subject = await subjects.find(subjectId)
  return subject && inAccount(db, subject.scope, (db) => journeyOf(db, subject, entrance, secret))
}

/** The same where the account is open already. */
export async function journeyOf(
  db: Db,
  subject: KnownSubject,
  { language, tab = 0 }: Entrance,
  secret: Buffer,
): Promise<Journey | undefined> {
  const { scope, kind } = subject
  const course = kind === 'contact-dashboard' ? undefined : await readCourse(db, subject, tab)
  const branding = course && (await readBranding(db, scope, course.brandingId))
  if (!branding) return undefined
  const forms = course.action ? await formsOfAction(db, scope, course.action) : []
  const brand = publicBrandOf(branding)
  const wording = consentWordingOf(brand.name, branding.compliance.consentText, language)
  const { privacyUrl, termsUrl } = brand
  return {
    subject: kind,
    subjectId: subject.id,
    ...(tab > 0 && { tab }),
    language,
    brand,
    ...askedOf(course, forms),
    consent: { wording, ...sealConsent({ language, wording, privacyUrl, termsUrl }, scope, secret) },
  }
}
