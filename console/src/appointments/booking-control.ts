import type { BookingPageSettings } from '@gable/shared/appointments/booking-page.ts'
import type { Control } from 'react-hook-form'

export type BookingControl = Control<BookingPageSettings>
