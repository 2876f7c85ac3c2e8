import { getBrandColors, backgrounds, type ContrastReport, listContrastReports } from '@gable/shared/branding/brand-colors.ts'
import { minimumContrast } from '@gable/shared/branding/contrast.ts'
import { Check, WandSparkles } from 'lucide-react'
import { sentenceOf } from './reading-words.ts'

/** Each use of a colour, as it will look, and in words what is adjusted so that it can be read. */
export function ColourReadings({ colour }: { colour: string }) {
  return (
    <ul aria-label="Readability" className="space-y-2">
      {listContrastReports(colour).map((reading) => {
        const isFine = reading.before >= minimumContrast
        const Icon = isFine ? Check : WandSparkles
        return (
          <li key={reading.use} className="flex items-start gap-3 text-table">
            <Sample colour={colour} reading={reading} />
            <span className="min-w-0 flex-1 pt-1 text-muted">
              <Icon
                aria-hidden="true"
                className={`mr-1.5 inline size-3.5 align-[-2px] ${isFine ? 'text-success-ink' : 'text-warning-ink'}`}
              />
              {sentenceOf(reading, getBrandColors(colour).onColour)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Sample({ colour, reading: { use, adjusted } }: { colour: string; reading: ContrastReport }) {
  const look =
    use === 'ground'
      ? { backgroundColor: adjusted, color: getBrandColors(colour).onColour }
      : { backgroundColor: backgrounds[use], color: adjusted }
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
