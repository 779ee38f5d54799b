import type { LineDocument } from "./line-documents.ts";

/** The best line for a question with the engine's score; higher is better. */
interface PeerHit {
  id: number;
  score: number;
}

interface Peer {
  search: (question: string) => PeerHit | undefined | Promise<PeerHit | undefined>;
  close?: () => Promise<void>;
}

/** Builds an engine's index of one business, configured as its own documentation recommends for such texts. */
export type OpenPeer = (documents: readonly LineDocument[]) => Peer | Promise<Peer>;
