import { Landmark } from 'lucide-react'
import { cx } from '../design/class-names.ts'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { useApi } from '../platform/use-api.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { CardBody, isSettled } from './card-body.tsx'
import { CurrentRates } from './current-rates.tsx'
import { EquitySummary } from './equity-summary.tsx'
import { MortgageHistorySlideOut } from './mortgage-history-slide-out.tsx'
import { mortgageHistoryPanel, panelParam } from './panels.ts'

/** The equity, the current mortgage rates, and a link to the recorded mortgages. */
export function MortgageCard({ propertyId }: { propertyId: string }) {
  const equity = useApi('GET /agent/properties/:propertyId/equity', { params: { propertyId } })
  const { openId, open, close } = useOverlayParam(panelParam)
  return (
    <Card
      title="Mortgage Insights"
      actions={
        <Button size="sm" icon={Landmark} onClick={() => open(mortgageHistoryPanel)}>
          View Mortgage History
        </Button>
      }
    >
      <CardBody response={equity} errorTitle="The mortgage could not be loaded">
        {(equity) => <EquitySummary equity={equity} />}
      </CardBody>
      <div className={cx(!isSettled(equity) && 'invisible')}>
        <CurrentRates />
      </div>
      <MortgageHistorySlideOut propertyId={propertyId} open={openId === mortgageHistoryPanel} onClose={close} />
    </Card>
  )
}
