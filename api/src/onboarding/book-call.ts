import { invalid, orNotFound } from '@gable/shared/http/problem.ts'
import { callMinutes } from '@gable/shared/onboarding/call.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { Email } from '../platform/mail/email.ts'
import type { Scope } from '../platform/scope.ts'
import { type CallEmailSettings, renderBookedEmails, renderCanceledEmails } from './call-emails.ts'
import {
  deleteBookedTime,
  deleteUpcomingCall,
  getUpcomingCall,
  insertBookedTime,
  insertCall,
  listBookedTimes,
} from './call-queries.ts'
import { listCallSlots, maxDaysAhead } from './call-slots.ts'

/** The next times at which no agency has a call yet. */
export async function listFreeSlots(db: Db, timeZone: string): Promise<string[]> {
  const now = new Date()
  const booked = await listBookedTimes(db, new Date(now.getTime() + (maxDaysAhead + 2) * dayLength))
  const isFree = (slot: string) => {
    const { startsAt, endsAt } = toCallTime(slot)
    return !booked.some((call) => call.startsAt < endsAt && startsAt < call.endsAt)
  }
  return listCallSlots(timeZone, now, isFree)
}

/** Books an offered time and confirms it by email. */
export async function bookCall(db: Db, scope: Scope, slot: string, settings: CallEmailSettings & { timeZone: string }) {
  const startsAt = new Date(slot).toISOString()
  if (!(await listFreeSlots(db, settings.timeZone)).includes(startsAt))
    throw invalid({ slot: 'Please choose one of the times' })
  const time = toCallTime(startsAt)
  if (!(await insertBookedTime(db, time)))
    throw invalid({ slot: 'This time was just booked by someone else. Please choose another.' })
  await insertCall(db, scope, time)
  const call = orNotFound(await getUpcomingCall(db, scope), 'call')
  await enqueueEmails(db, renderBookedEmails(call, settings))
}

/** Cancels the account's call, so that its time is free again. */
export async function cancelCall(db: Db, scope: Scope, settings: CallEmailSettings) {
  const call = await getUpcomingCall(db, scope)
  const { startsAt } = orNotFound(await deleteUpcomingCall(db, scope), 'call')
  await deleteBookedTime(db, startsAt)
  if (call) await enqueueEmails(db, renderCanceledEmails(call, settings))
}

const toCallTime = (slot: string) => {
  const startsAt = new Date(slot)
  return { startsAt, endsAt: new Date(startsAt.getTime() + callMinutes * 60_000) }
}

async function enqueueEmails(db: Db, emails: Email[]) {
  for (const email of emails) await enqueue(db, 'send-mail', email)
}
