import type { EventGroup } from '@gable/shared/activity/entry.ts'
import {
  CalendarClock,
  ClipboardPen,
  HandCoins,
  House,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Phone,
  QrCode,
  StickyNote,
  UserRoundPlus,
  Workflow,
} from 'lucide-react'

/** Label, icon and color of each type of activity. */
export const eventGroupAppearance: Record<EventGroup, { label: string; icon: LucideIcon; tone: 'neutral' | 'accent' }> =
  {
    EMAIL: { label: 'Emails', icon: Mail, tone: 'neutral' },
    TEXT: { label: 'Texts', icon: MessageSquareText, tone: 'neutral' },
    POSTCARD: { label: 'Postcards', icon: QrCode, tone: 'neutral' },
    NOTES: { label: 'Notes', icon: StickyNote, tone: 'neutral' },
    FORM_SUBMISSION: { label: 'Form submissions', icon: ClipboardPen, tone: 'accent' },
    LEAD: { label: 'Leads', icon: UserRoundPlus, tone: 'accent' },
    CALL: { label: 'Calls', icon: Phone, tone: 'neutral' },
    APPOINTMENT: { label: 'Appointments', icon: CalendarClock, tone: 'accent' },
    PROPERTY: { label: 'Property', icon: House, tone: 'neutral' },
    DASHBOARD: { label: 'Dashboard', icon: LayoutDashboard, tone: 'neutral' },
    WORKFLOW: { label: 'Workflows', icon: Workflow, tone: 'neutral' },
    OFFER: { label: 'Offers', icon: HandCoins, tone: 'neutral' },
  }
