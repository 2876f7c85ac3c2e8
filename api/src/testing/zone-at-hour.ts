/** A time zone in which it is now this many hours after midnight, whenever the test runs. */
export function zoneAtHour(hour: number): string {
  const offset = ((((hour - new Date().getUTCHours() + 36) % 24) + 24) % 24) - 12
  // The signs of these names are the other way around.
  return offset === 0 ? 'Etc/UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}
