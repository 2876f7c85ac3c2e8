import { Sparkles } from 'lucide-react'
import { Badge } from '../design/data/badge.tsx'

/** Marks content that the product keeps fresh. */
export const SmartBadge = () => (
  <Badge tone="accent" icon={<Sparkles />}>
    Smart Content
  </Badge>
)
