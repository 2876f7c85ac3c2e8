import { Landmark } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { useApi } from '../platform/use-api.ts'
import { useOpened } from '../platform/use-opened.ts'
import { CardBody } from './card-body.tsx'
import { EquityFigures } from './equity-figures.tsx'
import { MortgageHistorySlideOut } from './mortgage-history-slide-out.tsx'
import { mortgageHistory, openedPanel } from './panels.ts'
import { RatesToday } from './rates-today.tsx'

/** What is owed on the home, and what owing costs today. */
export function MortgageCard({ propertyId }: { propertyId: string }) {
  const equity = useApi('GET /agent/properties/:propertyId/equity', { params: { propertyId } })
  const { opened, open, close } = useOpened(openedPanel)
  return (
    <Card
      title="Mortgage Insights"
      actions={
        <Button size="sm" icon={Landmark} onClick={() => open(mortgageHistory)}>
          View Mortgage History
        </Button>
      }
    >
      <CardBody read={equity} failed="The mortgage could not be loaded">
        {(equity) => <EquityFigures equity={equity} />}
      </CardBody>
      <RatesToday />
      <MortgageHistorySlideOut propertyId={propertyId} open={opened === mortgageHistory} onClose={close} />
    </Card>
  )
}
