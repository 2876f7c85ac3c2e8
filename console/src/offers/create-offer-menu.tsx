import type { Offer } from '@gable/shared/offers/offer.ts'
import { Banknote, ChevronDown, House, Plus } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'

export const CreateOfferMenu = ({ onCreate }: { onCreate: (offerType: Offer['offerType']) => void }) => (
  <Menu
    align="end"
    trigger={
      <Button variant="primary" icon={Plus} iconAfter={ChevronDown}>
        Create Offer
      </Button>
    }
  >
    <MenuItem icon={Banknote} onSelect={() => onCreate('CASH')}>
      Cash offer
    </MenuItem>
    <MenuItem icon={House} onSelect={() => onCreate('LISTING')}>
      Listing offer
    </MenuItem>
  </Menu>
)
