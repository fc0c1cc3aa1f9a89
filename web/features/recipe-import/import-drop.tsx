// Imports a file or link dropped anywhere on the recipe list.
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { paths } from '#web/router/paths.ts'
import { useNavigate } from '#web/router/router.tsx'
import { bringToImport } from './incoming-import.ts'

const canImport = ({ types }: DataTransfer) => types.includes('Files') || types.includes('text/uri-list')

export function ImportDrop() {
  const navigate = useNavigate()
  const [over, setOver] = useState(false)

  useEffect(() => {
    // Ignore our own cards and pictures, which can be dragged too.
    let ownDrag = false
    const onStart = () => {
      ownDrag = true
    }
    const onEnd = () => {
      ownDrag = false
    }
    function onOver(event: DragEvent) {
      if (ownDrag || !event.dataTransfer || !canImport(event.dataTransfer)) return
      event.preventDefault()
      setOver(true)
    }
    function onLeave(event: DragEvent) {
      if (event.relatedTarget === null) setOver(false)
    }
    function onDrop(event: DragEvent) {
      setOver(false)
      const { dataTransfer } = event
      if (ownDrag || !dataTransfer || !canImport(dataTransfer)) return
      event.preventDefault()
      const [text = ''] = dataTransfer
        .getData('text/uri-list')
        .split(/\r?\n/)
        .filter((line) => !line.startsWith('#'))
      bringToImport({ files: [...dataTransfer.files], text })
      navigate(paths.addRecipe)
    }
    const listeners = { dragstart: onStart, dragend: onEnd, dragover: onOver, dragleave: onLeave, drop: onDrop }
    for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        document.removeEventListener(name, listener as EventListener)
    }
  }, [navigate])

  if (!over) return null
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center border-leaf bg-surface opacity-90">
      <p className="flex items-center gap-3 font-bold text-2xl">
        <Download className="size-8 text-leaf" />
        Drop to import recipes
      </p>
    </div>
  )
}
