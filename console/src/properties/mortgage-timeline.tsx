import { type MortgageEntry, termInYears } from '@gable/shared/properties/mortgage.ts'
import { Landmark } from 'lucide-react'
import { DescriptionList } from '../design/data/description-list.tsx'
import { Timeline } from '../design/data/timeline.tsx'
import { missing } from '../design/format/metric-format.ts'
import { dayText, dollarsText } from './figures.ts'
import { ProvenanceLine } from './provenance-line.tsx'

export const MortgageTimeline = ({ entries }: { entries: readonly MortgageEntry[] }) => (
  <Timeline
    label="Mortgage History"
    entries={entries.map((entry, index) => ({
      key: `${entry.mortgageDate}/${entry.mortgageRecordedDocumentNumber}/${index}`,
      icon: Landmark,
      title: <span className="font-semibold">{dayText(entry.mortgageDate)}</span>,
      time: '',
      children: <Details entry={entry} />,
    }))}
  />
)

function Details({ entry }: { entry: MortgageEntry }) {
  return (
    <div className="rounded-lg border border-line p-4">
      <DescriptionList
        layout="columns"
        items={[
          { label: 'Mortgage amount', value: dollarsText(entry.mortgageAmount) },
          { label: 'Term', value: termText(entry.mortgageTerm) },
          { label: 'Loan type', value: or(entry.mortgageLoanType) },
          { label: 'Borrowers', value: or(entry.borrowerNames.join(', ')) },
          { label: 'Loan officer', value: or(entry.loanOfficerNmlsName) },
          { label: 'Loan officer NMLS id', value: or(entry.loanOfficerNmlsId) },
          { label: 'Lender', value: or(entry.lenderCompanyName) },
          { label: 'Lender code', value: or(entry.lenderCompanyCode) },
          { label: 'Recorded document number', value: or(entry.mortgageRecordedDocumentNumber) },
        ]}
      />
      <div className="mt-3">
        <ProvenanceLine from={entry.from} />
      </div>
    </div>
  )
}

const or = (text: string | null) => text || missing

function termText(months: number | null) {
  if (months === null) return missing
  const years = termInYears(months)
  return `${years} ${years === 1 ? 'year' : 'years'}`
}
