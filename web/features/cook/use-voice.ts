// Reading aloud and voice commands, where the browser supports them. Both are optional.
import { useEffect, useEffectEvent, useState } from 'react'

/** Missing from TypeScript's DOM types, and prefixed in the browsers that have it. */
interface Recognition {
  continuous: boolean
  lang: string
  onresult: ((event: { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onend: (() => void) | null
  onerror: ((event: { error: string }) => void) | null
  start: () => void
  abort: () => void
}
type RecognitionMaker = new () => Recognition

function recognitionMaker(): RecognitionMaker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Window & {
    SpeechRecognition?: RecognitionMaker
    webkitSpeechRecognition?: RecognitionMaker
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** Reads `text` whenever it changes, while `on`. */
export function useReadAloud(text: string) {
  const [on, setOn] = useState(false)
  const canRead = 'speechSynthesis' in window

  useEffect(() => {
    if (!on) return
    say(text)
    return () => window.speechSynthesis.cancel()
  }, [on, text])

  return { canRead, on, toggle: () => setOn(!on), again: () => canRead && say(text) }
}

function say(text: string) {
  const words = new SpeechSynthesisUtterance(text)
  words.lang = 'en-US'
  window.speechSynthesis.cancel()
  window.speechSynthesis.speak(words)
}

export type VoiceCommand = 'next' | 'previous' | 'timer' | 'repeat'

const COMMANDS: readonly (readonly [words: RegExp, command: VoiceCommand])[] = [
  [/\btimer\b/i, 'timer'],
  [/\b(?:next|continue|go on)\b/i, 'next'],
  [/\b(?:previous|back)\b/i, 'previous'],
  [/\b(?:repeat|again|read)\b/i, 'repeat'],
]

export function useVoiceCommands(onCommand: (command: VoiceCommand) => void) {
  const [on, setOn] = useState(false)
  const [refused, setRefused] = useState(false)
  const obey = useEffectEvent(onCommand)

  useEffect(() => {
    const Maker = on ? recognitionMaker() : undefined
    if (!Maker) return
    const recognition = new Maker()
    recognition.continuous = true
    recognition.lang = 'en-US'
    recognition.onresult = ({ resultIndex, results }) => {
      const message = results[resultIndex]?.[0]?.transcript ?? ''
      const command = COMMANDS.find(([words]) => words.test(message))?.[1]
      if (command) obey(command)
    }
    recognition.onerror = ({ error }) => {
      if (error === 'no-speech' || error === 'aborted') return
      setOn(false)
      setRefused(true)
    }
    // Browsers stop listening after a silence.
    recognition.onend = () => recognition.start()
    recognition.start()
    return () => {
      recognition.onend = null
      recognition.abort()
    }
  }, [on])

  function toggle() {
    setRefused(false)
    setOn(!on)
  }

  return { canListen: recognitionMaker() !== undefined, on, refused, toggle }
}
