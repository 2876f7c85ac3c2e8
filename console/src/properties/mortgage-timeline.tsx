import { type MortgageEntry, termInYears } from '@gable/shared/properties/mortgage.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { Landmark } from 'lucide-react'
import { DescriptionList } from '../design/data/description-list.tsx'
import { Timeline } from '../design/data/timeline.tsx'
import { emptyValue } from '../design/format/metric-format.ts'
import { formatDay, formatDollars } from './property-format.ts'
import { ProvenanceLine } from './provenance-line.tsx'

export const MortgageTimeline = ({ entries }: { entries: readonly MortgageEntry[] }) => (
  <Timeline
    label="Mortgage History"
    entries={entries.map((entry, index) => ({
      key: `${entry.mortgageDate}/${entry.mortgageRecordedDocumentNumber}/${index}`,
      icon: Landmark,
      title: <span className="font-semibold">{formatDay(entry.mortgageDate)}</span>,
      time: '',
      children: <MortgageDetails entry={entry} />,
    }))}
  />
)

function MortgageDetails({ entry }: { entry: MortgageEntry }) {
  return (
    <div className="rounded-lg border border-line p-4">
      <DescriptionList
        layout="columns"
        items={[
          { label: 'Mortgage amount', value: formatDollars(entry.mortgageAmount) },
          { label: 'Term', value: formatTerm(entry.mortgageTerm) },
          { label: 'Loan type', value: orEmptyValue(entry.mortgageLoanType) },
          { label: 'Borrowers', value: orEmptyValue(entry.borrowerNames.join(', ')) },
          { label: 'Loan officer', value: orEmptyValue(entry.loanOfficerNmlsName) },
          { label: 'Loan officer NMLS id', value: orEmptyValue(entry.loanOfficerNmlsId) },
          { label: 'Lender', value: orEmptyValue(entry.lenderCompanyName) },
          { label: 'Lender code', value: orEmptyValue(entry.lenderCompanyCode) },
          { label: 'Recorded document number', value: orEmptyValue(entry.mortgageRecordedDocumentNumber) },
        ]}
      />
      <div className="mt-3">
        <ProvenanceLine from={entry.from} />
      </div>
    </div>
  )
}

const orEmptyValue = (text: string | null) => text || emptyValue

function formatTerm(months: number | null) {
  if (months === null) return emptyValue
  const years = termInYears(months)
  return pluralize(years, 'year')
}
