import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { Toaster } from '../design/feedback/toast.tsx'
import { FreshCache } from './fresh-cache.tsx'
import { router } from './router.tsx'

export function start(place: HTMLElement) {
  createRoot(place).render(
    <StrictMode>
      <FreshCache>
        {/* Every step has a place-holder to show: as a transition it would come three frames later. */}
        <RouterProvider router={router} useTransitions={false} />
      </FreshCache>
      <Toaster />
    </StrictMode>,
  )
}
