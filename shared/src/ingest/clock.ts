import { timeOfId } from '../ids.ts'

/** When it happened: the id's own time if it has one, so that whatever is sent again meets the same moment. */
export const timeOfEvent = ({ id, at }: { id: string; at: string }): number =>
  id[14] === '7' ? timeOfId(id) : Date.parse(at)

const day = 86_400_000

/** A queue in a browser may be days old, and no clock is perfect. Beyond that a time says nothing. */
export const isCredible = (time: number, now: number): boolean => time >= now - 7 * day && time <= now + 5 * 60_000
