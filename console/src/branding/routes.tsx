import { Navigate, type RouteObject } from 'react-router-dom'

export const brandingRoute: RouteObject = {
  path: 'marketing/branding',
  handle: { title: 'Branding' },
  lazy: async () => ({ Component: (await import('./branding-area.tsx')).BrandingArea }),
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./branding-list-page.tsx')).BrandingListPage }) },
    {
      path: ':brandingId',
      lazy: async () => ({ Component: (await import('./branding-frame.tsx')).BrandingFrame }),
      children: [
        { index: true, element: <Navigate replace to="style" /> },
        { path: 'style', lazy: async () => ({ Component: (await import('./style-page.tsx')).StylePage }) },
        { path: 'details', lazy: async () => ({ Component: (await import('./details-page.tsx')).DetailsPage }) },
        {
          path: 'compliance',
          lazy: async () => ({ Component: (await import('./compliance-page.tsx')).CompliancePage }),
        },
        { path: 'proof', lazy: async () => ({ Component: (await import('./proof-page.tsx')).ProofPage }) },
        {
          path: 'signatures',
          lazy: async () => ({ Component: (await import('./signatures-page.tsx')).SignaturesPage }),
        },
      ],
    },
  ],
}
