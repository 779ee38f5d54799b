import { Camera, CheckCheck, MapPin, Mic } from "lucide-react";
import { icon } from "#web/ui/icon.tsx";

export const PictureIcon = /*#__PURE__*/ icon(Camera);
export const VoiceIcon = /*#__PURE__*/ icon(Mic);
export const PlaceIcon = /*#__PURE__*/ icon(MapPin);
export const TicksIcon = /*#__PURE__*/ icon(CheckCheck);
