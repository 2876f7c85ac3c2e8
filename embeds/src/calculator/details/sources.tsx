import type { TableNote } from '@gable/shared/calculators/state-table.ts'
import type { CalculatorWords } from '@gable/shared/widgets/words/calculator.ts'
import { fillIn } from '../../journeys/fill-in.ts'

interface SourcesProps {
  tables: readonly TableNote[]
  words: CalculatorWords
}

/** Where the figures of a state are from, and of which year. */
export const Sources = ({ tables, words: { explanation: words } }: SourcesProps) => (
  <>
    {tables.map(({ key, source, year }) => (
      <p key={key} class="small">
        {words.tables[key]}. {fillIn(words.source, { source, year })}
      </p>
    ))}
  </>
)
