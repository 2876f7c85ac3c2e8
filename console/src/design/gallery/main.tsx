import '../theme.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { galleryRoutes } from './routes.tsx'

const place = document.getElementById('app')
if (place) createRoot(place).render(<RouterProvider router={createBrowserRouter([galleryRoutes])} />)
