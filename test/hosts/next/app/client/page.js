'use client'
import { useEffect } from 'react'

/** A client component: what any page does. */
export default function Page() {
  useEffect(() => {
    import('../../page.js')
  }, [])
  return <main />
}
