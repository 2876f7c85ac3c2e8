import { brandColoursOf, grounds, type Reading, readingsOf } from '@gable/shared/branding/brand-colours.ts'
import { readableContrast } from '@gable/shared/branding/contrast.ts'
import { Check, WandSparkles } from 'lucide-react'
import { sentenceOf } from './reading-words.ts'

/** Each use of a colour, as it will look, and in words what is adjusted so that it can be read. */
export function ColourReadings({ colour }: { colour: string }) {
  return (
    <ul aria-label="Readability" className="space-y-2">
      {readingsOf(colour).map((reading) => {
        const isFine = reading.before >= readableContrast
        const Icon = isFine ? Check : WandSparkles
        return (
          <li key={reading.use} className="flex items-start gap-3 text-table">
            <Sample colour={colour} reading={reading} />
            <span className="min-w-0 flex-1 pt-1 text-muted">
              <Icon
                aria-hidden="true"
                className={`mr-1.5 inline size-3.5 align-[-2px] ${isFine ? 'text-success-ink' : 'text-warning-ink'}`}
              />
              {sentenceOf(reading, brandColoursOf(colour).onColour)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Sample({ colour, reading: { use, shown } }: { colour: string; reading: Reading }) {
  const look =
    use === 'ground'
      ? { backgroundColor: shown, color: brandColoursOf(colour).onColour }
      : { backgroundColor: grounds[use], color: shown }
  return (
    <span
      aria-hidden="true"
      style={look}
      className="flex h-7 w-14 shrink-0 items-center justify-center rounded-md border border-line font-semibold text-table"
    >
      Aa
    </span>
  )
}
