/** Milliseconds between a reward and its confetti, and how long it lasts. */
export const confettiDelay = 750
export const confettiDuration = 5000
/** Particles of the first burst. Later ones have fewer, in proportion to the time that is left. */
export const confettiBase = 1000
const burstInterval = 500

/** Rains confetti over the page, except for people who asked for less motion. */
export function fireConfetti() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  setTimeout(() => void rain(), confettiDelay)
}

async function rain() {
  const { create } = (await import('canvas-confetti')).default
  // Its worker would come from a blob URL, which our policy forbids.
  const confetti = create(undefined, { resize: true, useWorker: false })
  const endsAt = performance.now() + confettiDuration
  const burst = () => {
    const particleCount = getBurstSize(endsAt - performance.now())
    if (particleCount === 0) return
    void confetti({ particleCount, spread: 360, startVelocity: 30, ticks: 60, origin: { x: Math.random(), y: 0.2 } })
    setTimeout(burst, burstInterval)
  }
  burst()
}

export const getBurstSize = (remaining: number): number =>
  Math.max(0, Math.round((confettiBase * remaining) / confettiDuration))
