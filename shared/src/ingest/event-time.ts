import { timeOfId } from '../ids.ts'
import { dayLength } from '../time/calendar.ts'

/** A UUIDv7 carries its own time, so that a retry gets the same time as the first attempt. */
export const getEventTime = ({ id, at }: { id: string; at: string }): number =>
  id[14] === '7' ? timeOfId(id) : Date.parse(at)

/** Allows for events queued in a browser for days and for inaccurate clocks. */
export const isPlausibleEventTime = (time: number, now: number): boolean =>
  time >= now - 7 * dayLength && time <= now + 5 * 60_000
