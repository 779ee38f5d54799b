/** Also words of another language: no sign of Arabizi on their own, but read when there is a sign. */
export const ambiguousWords =
  "b w we bon bun lil fi fe fel fil eh min men cam esh salam delivery wen win fen kif kilo aby law fee arid hal hl sho la lo ma mo mu ay ai aw bas da di deh hay ash ish wish wash code net online bet tob original " +
  "bar kol kil kul aba bade wala hala halla ams ward tard dah haad lawn lon matta meta ila ela zen tbi nbi hag dam bab maa laa she shi tamam akl wahed lazm mara bl bel mush mub chm ile doctora jeddah riyadh riyad dammam ramadan visa allah hajj abaya bacer far8 hada da3 kaman awi bardo helo marra leash hafla alo 3an bgh madares snan laysh shay";
