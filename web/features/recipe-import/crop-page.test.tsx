// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CropPage } from './crop-page.tsx'
import { WHOLE } from './photo-page.ts'

afterEach(cleanup)

const page = { id: 1, file: new Blob(['a photo']), name: 'page.jpg', turns: 0, crop: WHOLE }
const edge = (name: string) => screen.getByRole('slider', { name })

function press(name: string, key: string, times: number) {
  for (let time = 0; time < times; time += 1) fireEvent.keyDown(edge(name), { key })
}

test('the edges of a page are moved by keys, stay in the photo and never meet', () => {
  const onCrop = vi.fn()
  render(<CropPage page={page} title="Crop page 1" onCrop={onCrop} onClose={vi.fn()} />)
  press('Top edge', 'ArrowUp', 3)
  expect(edge('Top edge').getAttribute('aria-valuenow')).toBe('0')
  press('Bottom edge', 'ArrowUp', 20)
  press('Left edge', 'ArrowRight', 99)
  expect(edge('Left edge').getAttribute('aria-valuetext')).toBe('90%')
  fireEvent.click(screen.getByRole('button', { name: 'Crop' }))
  const crop = onCrop.mock.calls[0]?.[0]
  expect(crop).toMatchObject({ top: 0, right: 1 })
  expect([crop.left, crop.bottom]).toEqual([expect.closeTo(0.9), expect.closeTo(0.6)])
})

test('Whole Photo takes the cropping back', () => {
  const onCrop = vi.fn()
  render(<CropPage page={{ ...page, crop: { ...WHOLE, left: 0.3 } }} title="Crop" onCrop={onCrop} onClose={vi.fn()} />)
  fireEvent.click(screen.getByRole('button', { name: 'Whole Photo' }))
  fireEvent.click(screen.getByRole('button', { name: 'Crop' }))
  expect(onCrop).toHaveBeenCalledWith(WHOLE)
})
