/** A short time: “0.8 s”, “12 s” or “2 min 5 s”. */
export function formatSeconds(seconds: number): string {
  if (seconds < 9.95) return `${Number(seconds.toFixed(1))} s`
  const whole = Math.round(seconds)
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  return [...(minutes > 0 ? [`${minutes} min`] : []), ...(rest > 0 ? [`${rest} s`] : [])].join(' ')
}
