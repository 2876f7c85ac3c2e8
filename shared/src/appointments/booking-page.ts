import * as z from 'zod'
import { OptionalText, RequiredText } from '../http/fields.ts'
import { toMinutes } from '../time/calendar.ts'

/** Time of day as `09:30`. A day may end at 24:00. */
const ClockTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Enter a time')

/** A time of a weekday in which visitors can book. 1 is Monday, 7 is Sunday. */
const OpenHours = z.object({ day: z.int().min(1).max(7), from: ClockTime, till: ClockTime })
export type OpenHours = z.infer<typeof OpenHours>

export const appointmentLengths = [15, 20, 30, 45, 60, 90] as const
export const appointmentPlaces = ['PHONE', 'VIDEO', 'IN_PERSON'] as const
export type AppointmentPlace = (typeof appointmentPlaces)[number]

const maxHours = 21

/** When and how visitors can book time with an agent. Hours are in the time zone of the agent. */
export const BookingPageSettings = z
  .object({
    isOn: z.boolean(),
    /** `Home value call` */
    title: RequiredText(80),
    description: OptionalText(500),
    minutes: z.literal(appointmentLengths),
    place: z.enum(appointmentPlaces),
    /** The link of a video call, or the address of an office. */
    placeDetail: OptionalText(300),
    hours: z.array(OpenHours).min(1, 'Choose at least one day').max(maxHours),
    /** Free time before and after each appointment. */
    bufferMinutes: z.int().min(0).max(120),
    /** How long before its start an appointment can be booked. */
    noticeHours: z.int().min(0).max(168),
    daysAhead: z.int().min(1).max(90),
    /** 0 for no limit. */
    maxPerDay: z.int().min(0).max(20),
  })
  .superRefine(({ hours, minutes, place, placeDetail }, context) => {
    for (const [index, { from, till }] of hours.entries()) {
      if (toMinutes(till) - toMinutes(from) < minutes)
        context.addIssue({
          code: 'custom',
          path: ['hours', index, 'till'],
          message: `Leave at least ${minutes} minutes`,
        })
    }
    const sorted = hours.toSorted((a, b) => a.day - b.day || toMinutes(a.from) - toMinutes(b.from))
    const overlapping = sorted.find((one, index) => {
      const next = sorted[index + 1]
      return next?.day === one.day && toMinutes(next.from) < toMinutes(one.till)
    })
    if (overlapping) context.addIssue({ code: 'custom', path: ['hours'], message: 'Two times of one day overlap' })
    if (place === 'VIDEO' && !/^https:\/\/[^\s/.?#]+(\.[^\s/.?#]+)+(\/\S*)?$/i.test(placeDetail))
      context.addIssue({
        code: 'custom',
        path: ['placeDetail'],
        message: 'Please enter the link of your video call, starting with https://',
      })
    if (place === 'IN_PERSON' && placeDetail === '')
      context.addIssue({ code: 'custom', path: ['placeDetail'], message: 'Please enter an address' })
  })
export type BookingPageSettings = z.output<typeof BookingPageSettings>

export const defaultBookingPage: BookingPageSettings = {
  isOn: false,
  title: 'A call about your home',
  description: '',
  minutes: 30,
  place: 'PHONE',
  placeDetail: '',
  hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', till: '17:00' })),
  bufferMinutes: 0,
  noticeHours: 4,
  daysAhead: 30,
  maxPerDay: 0,
}
