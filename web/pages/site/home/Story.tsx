import { AllAgents } from "./AllAgents.tsx";
import { Channels } from "./Channels.tsx";
import { Night } from "./Night.tsx";
import { Partners } from "./Partners.tsx";
import { Questions } from "./Questions.tsx";
import { Team } from "./Team.tsx";

/** The landing page below its hero. */
export function Story() {
  return (
    <>
      <Team />
      <AllAgents />
      <Partners />
      <Night />
      <Channels />
      <Questions />
    </>
  );
}
