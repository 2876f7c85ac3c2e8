import type { Property } from '@gable/shared/properties/property.ts'

/** Under which numbers the providers keep the home, in one line; without any there is no line. */
export function Identifiers({ identifiers }: Pick<Property, 'identifiers'>) {
  const { clipId, attomId, quantId } = identifiers
  const known = [
    clipId && `CLIP id: ${clipId}`,
    attomId && `ATTOM id: ${attomId}`,
    quantId && `QUANT id: ${quantId}`,
  ].filter(Boolean)
  if (known.length === 0) return null
  return <p className="text-label text-muted tabular-nums">{known.join(' | ')}</p>
}
