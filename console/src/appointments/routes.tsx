import { Navigate, type RouteObject } from 'react-router-dom'

/** Inside the settings. */
export const bookingPageRoute: RouteObject = {
  path: 'booking-page',
  handle: { title: 'Booking Page' },
  children: [
    { index: true, element: <Navigate to="setup" replace /> },
    {
      path: 'setup',
      lazy: async () => ({ Component: (await import('./booking-setup-page.tsx')).BookingSetupPage }),
    },
    {
      path: 'appointments',
      lazy: async () => ({ Component: (await import('./appointments-page.tsx')).AppointmentsPage }),
    },
    {
      path: 'calendars',
      lazy: async () => ({ Component: (await import('./calendars/calendars-page.tsx')).CalendarsPage }),
    },
  ],
}
